import 'regelwerk/worker.js';

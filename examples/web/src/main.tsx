import { render } from 'preact';
import './style.css';
import './screen.css';
import './themes.css';
import './print.css';
import { App } from './ui/app';

const page = document.getElementById('page');
if (page !== null) render(<App />, page);

// Without one, as in pages that are opened from a file, the page needs its server.
if (import.meta.env.PROD) navigator.serviceWorker?.register('./offline.js').catch(() => {});

import { render } from 'preact';
import './style.css';
import { App } from './ui/app';

const page = document.getElementById('page');
if (page !== null) render(<App />, page);

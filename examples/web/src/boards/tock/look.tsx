export { default } from '../plain/look';

export { default } from 'sitewright/vite';

export { default as words } from '../../../../content/languages/ar/edits.json';

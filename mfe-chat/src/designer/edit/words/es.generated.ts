export { default as words } from '../../../../content/languages/es/edits.json';

export { default as words } from '../../../../content/languages/fr/edits.json';

export { default as words } from '../../../../content/languages/pt/edits.json';

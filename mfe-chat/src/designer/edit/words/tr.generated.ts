export { default as words } from '../../../../content/languages/tr/edits.json';

export { default as words } from '../../../../content/languages/de/edits.json';

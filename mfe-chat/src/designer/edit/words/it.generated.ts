export { default as words } from '../../../../content/languages/it/edits.json';

export { default as words } from '../../../../content/languages/id/edits.json';

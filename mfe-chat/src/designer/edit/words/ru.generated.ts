export { default as words } from '../../../../content/languages/ru/edits.json';

export { default as words } from '../../../../content/languages/ja/edits.json';

export { default as words } from '../../../../content/languages/zh/edits.json';

export { default as words } from '../../../../content/languages/ko/edits.json';

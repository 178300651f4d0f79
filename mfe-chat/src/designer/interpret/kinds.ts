/** What an app is about: the kinds in `content/kinds`. `generic` is for words that decide nothing. */
export { kindNames, type KindName } from '../../content/names.generated';

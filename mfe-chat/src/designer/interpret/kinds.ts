/** `generic` is the kind of texts that match no other. */
export { kindNames, type KindName } from '../../content/names.generated';

import { editLoaders, editWords } from './edit-words.generated';

/** All languages that edits are read in. */
export const editLanguages: readonly string[] = ['en', ...Object.keys(editLoaders)];

/** Loads what edits are said with in these languages; English is there already. */
export async function loadEditWords(languages: readonly string[]): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      const load = editWords[language] ? undefined : editLoaders[language];
      if (load) editWords[language] = (await load()).words;
    }),
  );
}

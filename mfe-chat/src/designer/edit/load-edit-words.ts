import { editLoaders, editWords } from './edit-words.generated';

export const editLanguages: readonly string[] = ['en', ...Object.keys(editLoaders)];

/** Loads edit words for these languages; English is bundled. */
export async function loadEditWords(languages: readonly string[]): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      const load = editWords[language] ? undefined : editLoaders[language];
      if (load) editWords[language] = (await load()).words;
    }),
  );
}

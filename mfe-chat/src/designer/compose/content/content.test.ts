import { icons } from '../../drawings/icons';
import { pictureNames } from '../../drawings/picture-names';
import { featureNames } from '../../interpret/features';
import { kindNames } from '../../interpret/kinds';
import { iconOfGroup } from '../samples';
import { domainOf } from './domain';
import { everything } from './everything';
import { fetchContent } from './fetch-content';

test.each(kindNames)('%s names only icons, pictures and features that there are', (kind) => {
  const { icon, pictures, features, entries } = domainOf(kind, '£', everything.texts);
  const named = [icon, ...entries.map(({ group }) => iconOfGroup(group) ?? 'star')];
  expect(named.filter((name) => !(name in icons))).toEqual([]);
  expect(pictures.filter((name) => !pictureNames.includes(name))).toEqual([]);
  expect(features.filter((name) => !featureNames.includes(name))).toEqual([]);
});

test.each(kindNames)('what is fetched for %s is all that it needs', async (kind) => {
  const { texts } = await fetchContent(kind, 'en');
  expect(domainOf(kind, '$', texts)).toEqual(domainOf(kind, '$', everything.texts));
});

test('words of the interface come with a language that has some', async () => {
  const { languages } = await fetchContent('todo', 'ja');
  expect(languages).toEqual({ ja: everything.languages['ja'] });
  expect((await fetchContent('todo', 'en')).languages).toEqual({});
});

import { strFromU8, unzipSync } from 'fflate';
import { useEffect, useState } from 'react';
import { highlight, type CodeKind } from '../../../designer/export/react/highlight';
import { CopyText } from './copy-text';
import { exportWords } from './export.content';

const words = exportWords.code;

const colours: Record<CodeKind, string> = {
  comment: 'text-ink-muted',
  text: 'text-sun-deep',
  keyword: 'text-blossom-deep',
  name: 'text-leaf-deep',
  plain: '',
};

interface CodeFile {
  name: string;
  text: string;
}

interface Code {
  screens: readonly CodeFile[];
  parts: readonly CodeFile[];
}

async function codeIn(zip: Blob): Promise<Code> {
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()), {
    filter: ({ name }) => /^src\/(?:screens|components)\/[^/]+$/.test(name),
  });
  const within = (folder: string) =>
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, content]) => ({ name: path.slice(folder.length), text: strFromU8(content) }));
  return { screens: within('src/screens/'), parts: within('src/components/') };
}

/** Screens are equal in each kind of project, parts differ. */
const partsOf = ({ text }: CodeFile, { parts }: Code) =>
  parts.filter(({ name }) => text.includes(`'../components/${name.replace(/\.tsx?$/, '')}'`));

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="grid gap-2">
      <span className="text-small">{label}</span>
      <select
        value={value}
        className="rounded-field border border-line-strong bg-surface p-2"
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {options.map(([own, name]) => (
          <option key={own} value={own}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export type ProjectZips = Readonly<Partial<Record<keyof typeof words.kinds, Blob>>>;

const kinds = Object.keys(words.kinds) as (keyof ProjectZips)[];

export default function ScreenCode({ zips }: { zips: ProjectZips }) {
  const [code, setCode] = useState<Code>({ screens: [], parts: [] });
  const [screenName, setScreen] = useState('');
  const [partName, setPart] = useState('');
  const [wanted, setWanted] = useState<keyof ProjectZips>('react');
  const made = kinds.filter((each) => zips[each]);
  const kind = made.includes(wanted) ? wanted : made[0];
  const zip = kind && zips[kind];
  useEffect(() => {
    let isWanted = true;
    if (zip) void codeIn(zip).then((found) => isWanted && setCode(found));
    return () => {
      isWanted = false;
    };
  }, [zip]);
  const screen = code.screens.find(({ name }) => name === screenName) ?? code.screens[0];
  if (!kind || !screen) return null;
  const parts = partsOf(screen, code);
  const part = parts.find(({ name }) => name === partName);
  const file = part ?? screen;
  return (
    <div className="chat-export col-span-full">
      {made.length > 1 && (
        <Choice
          label={words.kind}
          value={kind}
          options={made.map((each) => [each, words.kinds[each]])}
          onChoose={(value) => setWanted(value as keyof ProjectZips)}
        />
      )}
      <Choice
        label={words.screen}
        value={screen.name}
        options={code.screens.map(({ name }) => [name, name])}
        onChoose={setScreen}
      />
      {parts.length > 0 && (
        <Choice
          label={words.part}
          value={part?.name ?? ''}
          options={[['', words.whole], ...parts.map(({ name }) => [name, name] as const)]}
          onChoose={setPart}
        />
      )}
      <pre
        tabIndex={0}
        role="region"
        aria-label={words.codeOf(file.name)}
        className="max-h-80 overflow-auto rounded-field border border-line bg-surface p-3 font-mono text-micro"
      >
        <code>
          {highlight(file.text).map(({ kind: is, text }, at) =>
            is === 'plain' ? (
              text
            ) : (
              <span key={at} className={colours[is]}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
      <CopyText key={`${kind} ${file.name}`} text={file.text} words={words} />
    </div>
  );
}

import { strFromU8, unzipSync } from 'fflate';
import { useEffect, useId, useState } from 'react';
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

async function screensIn(zip: Blob): Promise<CodeFile[]> {
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()), {
    filter: ({ name }) => name.startsWith('src/screens/'),
  });
  return Object.entries(files).map(([path, content]) => ({
    name: path.replace('src/screens/', ''),
    text: strFromU8(content),
  }));
}

/** The code of one screen of a React project, to read and to copy. */
export default function ScreenCode({ zip }: { zip: Blob }) {
  const [files, setFiles] = useState<readonly CodeFile[]>([]);
  const [chosen, choose] = useState(0);
  const id = useId();
  useEffect(() => {
    let isWanted = true;
    void screensIn(zip).then((found) => isWanted && setFiles(found));
    return () => {
      isWanted = false;
    };
  }, [zip]);
  const file = files[chosen];
  if (!file) return null;
  return (
    <div className="chat-export col-span-full">
      <label htmlFor={id} className="text-small">
        {words.screen}
      </label>
      <select
        id={id}
        value={chosen}
        className="rounded-field border border-line-strong bg-surface p-2"
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      >
        {files.map(({ name }, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
      </select>
      <pre
        tabIndex={0}
        role="region"
        aria-label={words.codeOf(file.name)}
        className="max-h-80 overflow-auto rounded-field border border-line bg-surface p-3 font-mono text-micro"
      >
        <code>
          {highlight(file.text).map(({ kind, text }, at) =>
            kind === 'plain' ? (
              text
            ) : (
              <span key={at} className={colours[kind]}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
      <CopyText key={file.name} text={file.text} words={words} />
    </div>
  );
}

import { readLoadTimes } from './load-times';
import { tools } from './tools.content';

const words = tools.inspector;

export function LoadTable() {
  const releases = readLoadTimes();
  if (releases.length === 0) return <p>{words.noFiles}</p>;
  return releases.map(({ remote, release, files, end }) => (
    <table key={`${remote}/${release}`}>
      <caption>
        <strong>{remote}</strong> <code>{release}</code> {words.lastScript} {end} ms
      </caption>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map(({ file, phase, start, duration, bytes }) => (
          <tr key={`${file}${start}`}>
            <th scope="row">{file}</th>
            <td>{phase}</td>
            <td>{start} ms</td>
            <td>{duration} ms</td>
            <td>{bytes === 0 ? words.cache : `${(bytes / 1000).toFixed(1)} kB`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

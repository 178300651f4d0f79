import { Prose } from '../../sections/prose';
import type { ArticleBlock, ArticleText } from './article-text';

/** The text of an article, 68 characters wide. */
export function ArticleBody({ text }: { text: ArticleText }) {
  return (
    <div className="note-body">
      {text.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Prose text={block} />
      </p>
    );
  }
  if ('heading' in block) return <h2>{block.heading}</h2>;
  // Words of the article itself, said again in large: no quotation of anybody.
  if ('quote' in block) return <p className="note-quote">{block.quote}</p>;
  return (
    <ul>
      {block.points.map((point) => (
        <li key={point}>
          <Prose text={point} />
        </li>
      ))}
    </ul>
  );
}

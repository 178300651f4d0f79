import { Prose } from '../../sections/prose';
import type { ArticleBlock, ArticleText } from './article-text';

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
  // Repeats a sentence of the article, so it is no `<blockquote>`.
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

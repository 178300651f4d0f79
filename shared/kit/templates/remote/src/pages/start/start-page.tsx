import { Link } from '@appling/runtime/router';
import { content } from './start.content';

export default function StartPage() {
  const { heading, lead, next } = content;
  return (
    <>
      <h1>{heading}</h1>
      <p>{lead}</p>
      <h2>{next.heading}</h2>
      <p>{next.text}</p>
      <p>
        <Link to={next.link.to}>{next.link.label}</Link>
      </p>
    </>
  );
}

import { Emblem, type EmblemProps } from './emblem';
import { TwoLeaves } from './two-leaves';

/** Five sprouts; the tallest has a flower. */
export function SproutsEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-cut-shade" stands="bottom" {...props}>
      <path
        className="fill-leaf"
        d="M57 240h9v460h-9ZM122 206h9v494h-9ZM187 219h9v481h-9ZM252 145h9v555h-9ZM318 92h9v608h-9Z"
      />
      <TwoLeaves at={[61, 244]} size={44} />
      <TwoLeaves at={[126, 210]} size={46} />
      <TwoLeaves at={[191, 223]} size={46} />
      <TwoLeaves at={[256, 149]} size={48} />
      <TwoLeaves at={[322, 96]} size={54} left="fill-sun" right="fill-blossom" />
    </Emblem>
  );
}

import { Page } from '@appling/ui/page';
import { Close } from './close';
import { FeatureTile } from './feature-tile';
import { features } from './features.content';
import { FeaturesPicture } from './features-picture';
import { Asking } from './live/asking';
import { Corners } from './live/corners';
import { ExportPreview } from './live/export-preview';
import { IdeaComposer } from './live/idea-composer';
import { NineSeconds } from './live/nine-seconds';
import { PaletteCheck } from './live/palette-check';
import { ScreenBoard } from './live/screen-board';
import { StyleSwitch } from './live/style-switch';
import { Taps } from './live/taps';

export default function FeaturesPage() {
  const { idea, styles, seconds, taps, asking, palette, corners, board } = features;
  return (
    <Page
      className="features"
      heading={features.heading}
      lead={features.lead}
      picture={<FeaturesPicture />}
    >
      <ul className="features-grid page-column">
        <FeatureTile card={idea.card} span={5} look="leaf">
          <IdeaComposer {...idea} />
        </FeatureTile>
        <FeatureTile card={styles.card} span={7} look="stage">
          <StyleSwitch {...styles} />
        </FeatureTile>
        <FeatureTile card={seconds.card} span={4}>
          <NineSeconds {...seconds} />
        </FeatureTile>
        <FeatureTile card={taps.card} span={4}>
          <Taps images={taps.images} />
        </FeatureTile>
        <FeatureTile card={asking.card} span={4} isCut>
          <Asking {...asking} />
        </FeatureTile>
        <FeatureTile card={palette.card} span={7}>
          <PaletteCheck {...palette} />
        </FeatureTile>
        <FeatureTile card={corners.card} span={5} isCut>
          <Corners {...corners} />
        </FeatureTile>
        <FeatureTile card={board.card} span={6} look="stage">
          <ScreenBoard {...board} />
        </FeatureTile>
        <FeatureTile card={features.export.card} span={6} look="night" isCut>
          <ExportPreview {...features.export} />
        </FeatureTile>
      </ul>
      <Close {...features.close} />
    </Page>
  );
}

import { ArrowRight, ArrowUp, Copy, Eye, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Accordion } from '../accordion/accordion';
import { Badge } from '../badge/badge';
import { Button, ButtonAnchor, ButtonLink, type ButtonLook } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Chip, ChipLink } from '../chip/chip';
import { Composer } from '../composer/composer';
import { Dialog } from '../dialog/dialog';
import { Field, TextArea } from '../field/field';
import { PageSection } from '../page-section/page-section';
import { Segment } from '../segment/segment';
import { StateBadge } from '../state-badge/state-badge';
import { Switch } from '../switch/switch';
import { Tabs } from '../tabs/tabs';

const kinds = ['primary', 'strong', 'outline', 'quiet'] as const;
const grounds = ['page', 'leaf', 'night'] as const;
const row = 'flex flex-wrap items-center gap-3';

function ButtonStates({ kind, ground }: Required<Pick<ButtonLook, 'kind' | 'ground'>>) {
  const [isBusy, setBusy] = useState(true);
  return (
    <div className={row}>
      <Button kind={kind}>Get Started</Button>
      <Button kind={kind} size="large" iconEnd={<ArrowRight />}>
        Large
      </Button>
      <Button kind={kind} size="small">
        Small
      </Button>
      <Button kind={kind} iconOnly aria-label="Send">
        <ArrowUp />
      </Button>
      <Button kind={kind} size="small" iconOnly aria-label={`Copy, ${kind} on ${ground}`}>
        <Copy />
      </Button>
      <Button kind={kind} busy={isBusy} busyLabel="Drawing" onDoubleClick={() => setBusy(!isBusy)}>
        Start Designing Now
      </Button>
      <Button kind={kind} disabled>
        Disabled
      </Button>
      <ButtonLink kind={kind} to="/">
        A link
      </ButtonLink>
    </div>
  );
}

function Buttons() {
  const colours = { page: 'bg-canvas', leaf: 'bg-leaf', night: 'bg-night' };
  return (
    <PageSection heading="Buttons" size="title-4">
      {grounds.map((ground) => (
        <div key={ground} data-ground={ground} className={`grid gap-4 py-5 ${colours[ground]}`}>
          {kinds.map((kind) => (
            <ButtonStates key={kind} kind={kind} ground={ground} />
          ))}
        </div>
      ))}
      <ButtonAnchor kind="outline" href="mailto:hello@appling.example">
        Write to us
      </ButtonAnchor>
    </PageSection>
  );
}

function ChipsAndBadges() {
  const [style, setStyle] = useState('Colorful');
  return (
    <PageSection heading="Chips and badges" size="title-4">
      <div className={row}>
        {['Minimal', 'Colorful', 'Elegant'].map((name) => (
          <Chip key={name} chosen={name === style} onClick={() => setStyle(name)}>
            {name}
          </Chip>
        ))}
        <Chip size="small">Try Dark Mode</Chip>
        <ChipLink to="/?chip" chosen>
          A link
        </ChipLink>
      </div>
      <div className={`${row} mt-4`}>
        <Badge>Default</Badge>
        <StateBadge tone="positive">Operational</StateBadge>
        <StateBadge tone="degraded">Degraded</StateBadge>
        <StateBadge tone="outage">Outage</StateBadge>
        <StateBadge tone="maintenance">Maintenance</StateBadge>
        <Badge tone="coquette">Coquette</Badge>
        <Badge tone="post">POST</Badge>
        <Badge tone="get">GET</Badge>
        <Badge tone="stable">stable</Badge>
        <Badge tone="beta">beta</Badge>
        <Badge tone="soon">coming soon</Badge>
        <Badge tone="strong">Most Popular</Badge>
      </div>
    </PageSection>
  );
}

function Inputs() {
  const [idea, setIdea] = useState('');
  const [message, setMessage] = useState('');
  return (
    <PageSection heading="Inputs" size="title-4">
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Email Address" placeholder="you@example.com" hint="Only for the demo" />
        <Field label="Error" defaultValue="ada@" error="Please fill in all fields" />
        <Field label="Disabled" disabled placeholder="Not yet" />
        <Field
          label="Password"
          size="large"
          type="password"
          defaultValue="secret"
          end={
            <Button kind="quiet" size="small" iconOnly aria-label="Show password">
              <Eye />
            </Button>
          }
        />
        <TextArea label="Message" />
        <div className={row}>
          <Checkbox defaultChecked>Checked</Checkbox>
          <Checkbox>Unchecked</Checkbox>
          <Checkbox disabled>Disabled</Checkbox>
          <Switch defaultChecked>On</Switch>
          <Switch>Off</Switch>
        </div>
        <Composer
          label="Your idea"
          placeholder="A habit tracker that celebrates small wins"
          value={idea}
          onValueChange={setIdea}
          onSend={() => setIdea('')}
          start={
            <Button
              kind="quiet"
              size="small"
              iconStart={<Shuffle />}
              onClick={() => setIdea('A plant diary')}
            >
              Another idea
            </Button>
          }
          end={
            <Button type="submit" iconEnd={<ArrowRight />}>
              Start Designing Now
            </Button>
          }
        />
        <Composer
          look="chat"
          label="Message to the designer"
          placeholder="Describe your app"
          value={message}
          onValueChange={setMessage}
          onSend={() => setMessage('')}
          end={
            <Button
              type="submit"
              size="small"
              iconOnly
              aria-label="Send message"
              disabled={!message.trim()}
            >
              <ArrowUp />
            </Button>
          }
        />
      </div>
    </PageSection>
  );
}

function Choices() {
  const [side, setSide] = useState<'chat' | 'phone'>('chat');
  const [isOpen, setOpen] = useState(false);
  return (
    <PageSection heading="Tabs, segment, accordion, dialog" size="title-4">
      <div className="grid gap-8">
        <Tabs
          label="Documentation"
          items={['Quick Start', 'Endpoints', 'SDKs'].map((name) => ({
            value: name,
            label: name,
            panel: <p>{name} is in the page from the start.</p>,
          }))}
        />
        <div className={row}>
          <Segment
            label="View"
            value={side}
            onValueChange={setSide}
            options={[
              { value: 'chat', label: 'Chat' },
              { value: 'phone', label: 'Phone', news: 'has changed' },
            ]}
          />
          <Button kind="outline" onClick={() => setOpen(true)}>
            Open the dialog
          </Button>
        </div>
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          title="Export"
          description="Choose what you need."
        >
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Dialog>
        <Accordion
          firstOpen
          items={[
            {
              question: 'Can I change my plan later?',
              answer: 'Yes. A change takes effect immediately, up or down.',
            },
            {
              question: 'What happens to my projects if I downgrade?',
              answer: 'They stay, and stay yours.',
            },
          ]}
        />
      </div>
    </PageSection>
  );
}

export function GalleryControls() {
  return (
    <>
      <Buttons />
      <ChipsAndBadges />
      <Inputs />
      <Choices />
    </>
  );
}

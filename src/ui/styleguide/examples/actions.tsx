import { ArrowRight, Battery, Download, RotateCw, Wifi } from 'lucide-react'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Button, ButtonLink } from '../../base/Button.tsx'
import { DownloadLink } from '../../base/DownloadLink.tsx'
import { Icon } from '../../base/Icon.tsx'
import { CarouselButtons } from '../../islands/CarouselButtons.tsx'
import type { ExampleGroup } from '../example.ts'
import { Row } from '../Row.tsx'

const long = 'A label that is much longer than anybody would write and that has to break somewhere without pushing its neighbours away'
const nothing = () => {}
/** A carousel at its start. */
const carousel = {
  ...{ first: 0, visible: 1, count: 3, isAtStart: true, isAtEnd: false },
  ...{ isPossible: true, isPaused: false, playsAtOnce: false, pause: nothing, play: nothing, step: nothing },
}

export const actions: ExampleGroup = {
  id: 'actions',
  name: 'Buttons and links',
  examples: [
    {
      name: 'Button, filled, line and small',
      shows: 'Retry',
      frame: 'pair',
      node: (
        <Row>
          <Button>Send</Button>
          <Button look="line">Find</Button>
          <Button look="line" size="small">
            Retry
          </Button>
        </Row>
      ),
    },
    {
      name: 'Button, busy and disabled',
      shows: 'aria-disabled',
      frame: 'pair',
      node: (
        <Row>
          <Button aria-disabled>Sending…</Button>
          <Button disabled>Send</Button>
        </Row>
      ),
    },
    {
      name: 'Button and ButtonLink with an icon',
      shows: '/contact',
      frame: 'pair',
      node: (
        <Row>
          <ButtonLink href="/contact">
            Contact <Icon icon={ArrowRight} size="small" />
          </ButtonLink>
          <Button look="line">
            <Icon icon={RotateCw} size="small" /> Again
          </Button>
        </Row>
      ),
    },
    {
      name: 'DownloadLink',
      shows: '_blank',
      frame: 'pair',
      node: <DownloadLink href="/documents/example.pdf">Download the data sheet</DownloadLink>,
    },
    { name: 'Button with a long label', shows: long, node: <Button>{long}</Button> },
    {
      name: 'ArrowLink, on the site and away from it',
      shows: 'noopener',
      frame: 'pair',
      node: (
        <Row>
          <ArrowLink href="/about">About Us</ArrowLink>
          <ArrowLink href="https://example.com">Elsewhere</ArrowLink>
        </Row>
      ),
    },
    {
      name: 'Buttons of a carousel, at its start',
      shows: 'Pause the slides',
      frame: 'pair',
      node: (
        <Row>
          <CarouselButtons carousel={carousel} one="slide" many="slides" hasEnds hasCount />
        </Row>
      ),
    },
    {
      name: 'Icon in three sizes',
      shows: 'aria-hidden',
      frame: 'pair',
      node: (
        <Row>
          <Icon icon={Download} size="small" />
          <Icon icon={Wifi} />
          <Icon icon={Battery} size="large" />
        </Row>
      ),
    },
  ],
}

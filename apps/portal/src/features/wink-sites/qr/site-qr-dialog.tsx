import { Anchor, Button, Center, Group, Stack, Text } from '@mantine/core';
import type { WinkSite } from '@smile/contract/wink-sites';
import { fileNameOf, saveFile } from '../../../api/save-file.ts';
import { drawQrCode, toSvg } from '../../../ui/draw-qr-code.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { savePng } from './save-png.ts';

interface SiteQrDialogProps {
  site: WinkSite;
  onClose: () => void;
}

const sizePx = 240;

/** QR code of a site's URL for posters and counters. */
export function SiteQrDialog({ site, onClose }: SiteQrDialogProps) {
  const drawing = drawQrCode(site.url);
  const saveSvg = () => saveFile(new Blob([toSvg(drawing)], { type: 'image/svg+xml' }), fileNameOf(site.name, 'svg'));
  return (
    <Dialog opened onClose={onClose} title={`QR code of ${site.name}`} centered>
      <Stack gap="md">
        <Center>
          <svg
            width={sizePx}
            height={sizePx}
            viewBox={`0 0 ${drawing.size} ${drawing.size}`}
            role="img"
            aria-label={`QR code of ${site.url}`}
            shapeRendering="crispEdges"
          >
            <rect width={drawing.size} height={drawing.size} fill="#ffffff" />
            <path d={drawing.path} fill="#000000" />
          </svg>
        </Center>
        <Anchor
          href={site.url}
          target="_blank"
          rel="noreferrer"
          size="sm"
          ta="center"
          style={{ overflowWrap: 'anywhere' }}
        >
          {site.url}
        </Anchor>
        {!site.enabled && (
          <Text size="sm" c="dimmed" ta="center">
            The site is not published: people who scan the code see that it is not available.
          </Text>
        )}
        <Group justify="center" gap="xs">
          <Button onClick={() => savePng(drawing, fileNameOf(site.name, 'png'))}>Save QR code as PNG</Button>
          <Button variant="default" onClick={saveSvg}>
            Save QR code as SVG
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

import { describe, expect, it } from 'vitest';
import { readSitePreviewReport } from './site-preview-report.ts';

const box = { id: 'a', top: 1, left: 2.5, width: 3, height: 4 };
const layout = { type: 'layout', revision: 0, boxes: [box], gone: ['b'], height: 10 };

describe('a report of the preview', () => {
  it.each([
    { type: 'ready' },
    { type: 'resync' },
    layout,
    { ...layout, boxes: [], gone: [] },
    { type: 'walked', screen: 's', answers: { a: 1 } },
  ])('is read as it was sent: $type', (report) => {
    expect(readSitePreviewReport(report)).toEqual(report);
  });

  it.each([
    null,
    undefined,
    'ready',
    ['ready'],
    {},
    { type: 'other' },
    { ...layout, revision: '0' },
    { ...layout, revision: -1 },
    { ...layout, height: Number.NaN },
    { ...layout, boxes: [{ ...box, top: null }] },
    { ...layout, boxes: [null] },
    { ...layout, boxes: { 0: box, length: 1 } },
    { ...layout, gone: [1] },
    { ...layout, gone: undefined },
    { type: 'walked', screen: 1, answers: {} },
    { type: 'walked', screen: 's', answers: [] },
    { type: 'walked', screen: 's' },
  ])('is rejected: %j', (message) => {
    expect(readSitePreviewReport(message)).toBeNull();
  });

  it('is read without keys of other kinds', () => {
    expect(readSitePreviewReport({ type: 'ready', boxes: [box], answers: {} })).toEqual({ type: 'ready' });
  });
});

import type { SiteFlow } from '../flow.ts';
import { flowOf, widgetScreen } from './flows.ts';

/** A drawer site: landing page, widget, result page. */
export function drawnFlow(endings: Partial<SiteFlow['endings']> = {}): SiteFlow {
  const widget = { ...widgetScreen('Screen_widget'), moduleId: 'Widget_1', name: 'Connect' };
  const landing = {
    type: 'landing' as const,
    id: 'Screen_landing',
    moduleId: 'Landing_1',
    name: 'Landing',
    nextButtonName: '',
    header: ['Share your records'],
    introduction: [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text: ['Two minutes.'] }] }],
    launchButtonText: 'GET STARTED',
    next: [{ type: 'ROUTE_SCREEN' as const, target: widget.id, tests: [] }],
    longestWay: 2,
  };
  return flowOf([landing, widget], {
    kind: 'DEFAULT',
    name: 'Loans',
    themeColor: null,
    endings: {
      success: {
        page: { header: 'Thank you!', body: 'Your account is connected.', buttonText: 'CONTINUE', hasQrCode: true },
        exitUrl: 'https://example.com/done?from=site',
      },
      failure: {
        page: { header: 'Not connected', body: 'Nothing was shared.', buttonText: 'CONNECT', hasQrCode: false },
        exitUrl: null,
      },
      ...endings,
    },
  });
}

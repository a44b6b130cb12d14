import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadTo, shell } from '../../routing/parents.ts';
import { readScannedSearch } from './list/scanned-search.ts';

const scannedDocuments = createRoute({
  getParentRoute: () => shell,
  path: '/snap',
  validateSearch: readScannedSearch,
  component: lazyRouteComponent(() => import('./scanned-documents-page.tsx'), 'ScannedDocumentsPage'),
});

const scannedDocumentsFormer = leadTo('/snap/scanned', '/snap');

export const scannedDocumentsRoutes = [scannedDocuments, scannedDocumentsFormer] as const;

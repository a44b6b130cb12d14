import { describe, expect, it } from 'vitest';
import { canConnectMore, startSession, updateSession } from '../session/session.ts';
import type { Session, Uploads } from '../session/session-state.ts';
import { sampleArchive, sampleConfig, sampleFileType, sampleProvider } from '../testing/samples.ts';
import { mergeSettings } from '../widget-settings.ts';

const companyId = sampleFileType({ type: 'COMPANY_ID', typeLabel: 'Company ID' });

function start(uploads: Partial<Uploads> = {}, options = {}): Session {
  const settings = mergeSettings(sampleConfig(), { enableConsentPage: false, ...options });
  const fileTypes = [sampleFileType(), companyId];
  return startSession(settings, [sampleProvider()], [], { fileTypes, archives: [], ...uploads });
}

function names(session: Session): string[] {
  return session.stack.map((screen) => screen.name);
}

describe('uploading', () => {
  it('goes from the missing account over the document types to success, which only the list is behind', () => {
    let session = updateSession(start(), { type: 'missingOpened' });
    session = updateSession(session, { type: 'fileTypeOpened', fileType: 'PAYSLIP' });
    expect(names(session)).toEqual(['providers', 'fileTypes', 'upload']);
    session = updateSession(session, { type: 'archiveStored', archive: sampleArchive() });
    expect(names(session)).toEqual(['providers', 'archiveSuccess']);
    expect(session.uploads.archives).toHaveLength(1);
  });

  it('asks for the missing employer when no document is accepted, and on request when some are', () => {
    expect(names(updateSession(start({ fileTypes: [] }), { type: 'missingOpened' }))).toEqual([
      'providers',
      'employerSurvey',
    ]);
    const listed = updateSession(start(), { type: 'missingOpened' });
    expect(names(updateSession(listed, { type: 'surveyOpened' }))).toEqual([
      'providers',
      'fileTypes',
      'employerSurvey',
    ]);
  });

  it('opens the only document of a page or template at once', () => {
    const session = start({}, { providers: ['PAYSLIP'] });
    expect(session.stack).toEqual([{ name: 'upload', fileType: 'PAYSLIP' }]);
    expect(canConnectMore(session)).toBe(false);
    const stored = updateSession(session, { type: 'archiveStored', archive: sampleArchive() });
    expect(names(stored)).toEqual(['archiveSuccess']);
  });

  it('leads from a source that cannot be connected to the documents', () => {
    const settings = mergeSettings(sampleConfig(), { enableConsentPage: false });
    const closed = sampleProvider({ accountConnection: false, enabled: false });
    const session = startSession(settings, [closed], [], { fileTypes: [companyId], archives: [] });
    expect(names(updateSession(session, { type: 'providerOpened', providerId: closed.id }))).toEqual([
      'providers',
      'fileTypes',
    ]);
  });

  it('stays on the list when the person left before the upload ended', () => {
    const left = updateSession(updateSession(start(), { type: 'fileTypeOpened', fileType: 'PAYSLIP' }), {
      type: 'wentBack',
    });
    expect(names(updateSession(left, { type: 'archiveStored', archive: sampleArchive() }))).toEqual(['providers']);
  });
});

describe('an uploaded document', () => {
  const archives = [sampleArchive(), sampleArchive({ id: 'u-2' })];

  it('comes first, and allows more', () => {
    const session = updateSession(start({ archives }), { type: 'fileTypeOpened', fileType: 'PAYSLIP' });
    expect(names(session)).toEqual(['providers', 'archives']);
    expect(names(updateSession(session, { type: 'uploadOpened', fileType: 'PAYSLIP' }))).toEqual([
      'providers',
      'archives',
      'upload',
    ]);
  });

  it('is removed one by one, after a question', () => {
    let session = updateSession(start({ archives }), { type: 'fileTypeOpened', fileType: 'PAYSLIP' });
    session = updateSession(session, { type: 'archiveRevokeAsked', archiveId: 'u-1' });
    expect(names(session)).toEqual(['providers', 'archives', 'revokeArchive']);
    session = updateSession(session, { type: 'archiveRemoved', archiveId: 'u-1' });
    expect(names(session)).toEqual(['providers', 'archives']);
    session = updateSession(session, { type: 'archiveRevokeAsked', archiveId: 'u-2' });
    session = updateSession(session, { type: 'archiveRemoved', archiveId: 'u-2' });
    expect(names(session)).toEqual(['providers', 'archiveRemoved']);
  });
});

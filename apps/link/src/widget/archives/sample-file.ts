import { type SampleDocument, sampleDocuments, samplePathOf } from '@smile/contract/sample-documents';

/** The test person of the sandbox whose documents serve as samples. */
const owner = 'George';

/** Sample of a document type, if one exists. */
export function findSample(fileType: string): SampleDocument | undefined {
  const names = Object.keys(sampleDocuments) as SampleDocument[];
  return names.find((name) => sampleDocuments[name].fileType === fileType);
}

export async function fetchSample(document: SampleDocument): Promise<File> {
  const path = samplePathOf(owner, document);
  const response = await fetch(location.origin + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return new File([await response.blob()], path.slice(path.lastIndexOf('/') + 1), { type: 'application/pdf' });
}

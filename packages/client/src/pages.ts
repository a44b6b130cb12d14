export interface Page<T> {
  items: T[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** A list: `await` returns the requested page, `for await` iterates over every item from there on. */
export interface Pages<T> extends Promise<Page<T>>, AsyncIterable<T> {}

/** Fetches pages one by one on demand; sends no request before the first use. */
export function createPages<T>(fetchPage: (cursor: string | null) => Promise<Page<T>>): Pages<T> {
  let first: Promise<Page<T>> | undefined;
  const start = () => {
    first ??= fetchPage(null);
    return first;
  };
  return new LazyPages(start, fetchPage);
}

class LazyPages<T> implements Pages<T> {
  readonly [Symbol.toStringTag] = 'Pages';

  constructor(
    private readonly start: () => Promise<Page<T>>,
    private readonly fetchPage: (cursor: string) => Promise<Page<T>>,
  ) {}

  // biome-ignore lint/suspicious/noThenProperty: it stands for the promise of the first page
  then: Pages<T>['then'] = (resolve, reject) => this.start().then(resolve, reject);
  catch: Pages<T>['catch'] = (reject) => this.start().catch(reject);
  finally: Pages<T>['finally'] = (end) => this.start().finally(end);

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    let page = await this.start();
    for (;;) {
      yield* page.items;
      if (page.nextCursor === null) return;
      page = await this.fetchPage(page.nextCursor);
    }
  }
}

import { SmileLinkModal } from './smile-link-modal.ts';

Object.assign(window, { SmileLinkModal });

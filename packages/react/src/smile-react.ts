export { SmileLinkButton, type SmileLinkButtonProps } from './smile-link-button.tsx';
export { type SmileLink, type UseSmileLinkOptions, useSmileLink } from './use-smile-link.ts';

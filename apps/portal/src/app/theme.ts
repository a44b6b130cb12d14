import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Ten steps around #167e1c; step 7 carries white text at 5.2:1. */
const green: MantineColorsTuple = [
  '#eef8ee',
  '#dcf1dd',
  '#b7e2ba',
  '#8ed093',
  '#5fbb66',
  '#3aa643',
  '#248f2c',
  '#167e1c',
  '#106516',
  '#0b4c10',
];
const amber: MantineColorsTuple = [
  '#fff9eb',
  '#fff1d0',
  '#fee2a0',
  '#fbcd5e',
  '#f2b62f',
  '#dd9c0f',
  '#b67b06',
  '#8f5f05',
  '#734c07',
  '#5a3c09',
];
const red: MantineColorsTuple = [
  '#fff2f1',
  '#ffe1df',
  '#ffc4c0',
  '#fd9a94',
  '#f47069',
  '#e34a43',
  '#cf322b',
  '#b4231d',
  '#941c18',
  '#781815',
];
const dark: MantineColorsTuple = [
  '#e7e9ec',
  '#c3c8ce',
  '#a1a8b0',
  '#7c848d',
  '#3d434b',
  '#2b3037',
  '#20242a',
  '#16191d',
  '#0d0f11',
  '#08090a',
];

const caption = 'var(--mantine-font-size-xs)';
const cardTitle = 'var(--mantine-h2-font-size)';
const closeButton = { closeButtonProps: { 'aria-label': 'Close' } };

export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: 7,
  colors: { green, amber, red, dark },
  autoContrast: true,
  black: '#16191d',
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: "'Inter Variable', 'Inter Stand-in', system-ui, sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  components: {
    InputWrapper: {
      defaultProps: { withAsterisk: false },
      // The library's default is two pixels smaller than the field's text.
      vars: () => ({
        label: {},
        description: { '--input-description-size': caption },
        error: { '--input-error-size': caption },
        success: {},
      }),
    },
    PasswordInput: {
      defaultProps: {
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': 'Show characters' },
      },
    },
    // Accordion items look like cards.
    Accordion: { styles: { label: { fontSize: cardTitle, fontWeight: 600 } } },
    Button: { defaultProps: { fw: 500 } },
    Anchor: { defaultProps: { underline: 'always' } },
    Badge: { defaultProps: { radius: 'sm', tt: 'none', fw: 500, miw: 'max-content' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 200, events: { hover: true, focus: true, touch: false } } },
    Modal: { defaultProps: { ...closeButton, radius: 10 } },
    Notification: { defaultProps: { ...closeButton, withBorder: true } },
    CloseButton: { defaultProps: { 'aria-label': 'Close' } },
  },
});

/** Greys, state colours and backgrounds, with AA contrast in both schemes. */
export const schemes = {
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5b636d',
    '--mantine-color-placeholder': '#66707b',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-default-border': '#d3d8de',
    '--mantine-color-disabled': '#e3e6ea',
    '--mantine-color-disabled-color': '#868e96',
    '--mantine-color-body': '#fcfcfd',
    '--portal-card': '#ffffff',
    '--portal-floating': '#ffffff',
    '--portal-floating-card': '#ffffff',
    '--portal-floating-subtle': '#f6f7f9',
    '--portal-floating-line': '#e6e9ed',
    '--portal-accent': 'var(--mantine-color-green-7)',
    '--portal-subtle': '#f6f7f9',
    '--portal-line': '#e6e9ed',
    '--portal-hover': 'rgb(0 0 0 / 4%)',
    '--portal-active': 'rgb(22 126 28 / 9%)',
    '--portal-active-text': 'var(--mantine-color-green-8)',
    '--portal-hero': '#f4f9f4',
    '--portal-banner': 'var(--mantine-color-amber-0)',
    '--portal-banner-line': 'var(--mantine-color-amber-2)',
    '--portal-banner-text': 'var(--mantine-color-amber-9)',
  },
  dark: {
    '--mantine-color-dimmed': '#9da5ae',
    '--mantine-color-placeholder': '#8b939c',
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-disabled': 'var(--mantine-color-dark-4)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-3)',
    '--mantine-color-body': 'var(--mantine-color-dark-8)',
    '--portal-card': 'var(--mantine-color-dark-7)',
    '--portal-floating': 'var(--mantine-color-dark-6)',
    '--portal-floating-card': '#272b32',
    '--portal-floating-subtle': '#24282e',
    '--portal-floating-line': 'var(--mantine-color-dark-4)',
    '--portal-accent': 'var(--mantine-color-green-4)',
    '--mantine-color-anchor': 'var(--mantine-color-green-3)',
    '--mantine-color-green-text': 'var(--mantine-color-green-3)',
    '--mantine-color-red-text': 'var(--mantine-color-red-3)',
    '--portal-subtle': '#191c21',
    '--portal-line': 'var(--mantine-color-dark-5)',
    '--portal-hover': 'rgb(255 255 255 / 5%)',
    '--portal-active': 'rgb(95 187 102 / 14%)',
    '--portal-active-text': 'var(--mantine-color-green-3)',
    '--portal-hero': '#121915',
    '--portal-banner': '#261c0a',
    '--portal-banner-line': '#47330f',
    '--portal-banner-text': 'var(--mantine-color-amber-2)',
    '--mantine-color-green-light': 'rgb(95 187 102 / 16%)',
    '--mantine-color-green-light-color': 'var(--mantine-color-green-3)',
    '--mantine-color-amber-light': 'rgb(242 182 47 / 16%)',
    '--mantine-color-amber-light-color': 'var(--mantine-color-amber-3)',
    '--mantine-color-red-light': 'rgb(244 112 105 / 16%)',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-3)',
    '--mantine-color-gray-light': 'rgb(255 255 255 / 9%)',
    '--mantine-color-gray-light-hover': 'rgb(255 255 255 / 12%)',
    '--mantine-color-gray-light-color': 'var(--mantine-color-dark-1)',
  },
};

export const cssVariables: CSSVariablesResolver = () => schemes;

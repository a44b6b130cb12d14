/** Runs before the first paint: applies the portal's theme, else the system's. */
export const themeScript = `const chosen = localStorage.getItem('mantine-color-scheme-value');
const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
`;

/**
 * Turns the languages of each sample into tabs and adds a copy button to every code block. The chosen language applies
 * to all samples and is remembered. Browsers that support `blocking="render"` run it before the first paint, so that
 * nothing moves.
 */
export const guidesScript = `if (location.search) history.replaceState(null, '', location.pathname + location.hash);
const key = 'docs-language';
const groups = [...document.querySelectorAll('.samples')];

function show(language) {
  for (const group of groups) {
    const panels = [...group.querySelectorAll('section')];
    const shown = panels.find((panel) => panel.dataset.language === language) ?? panels[0];
    for (const panel of panels) panel.hidden = panel !== shown;
    for (const tab of group.querySelectorAll('[role=tab]')) {
      const isShown = tab.dataset.language === shown.dataset.language;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
    }
  }
}

function choose(tab) {
  const top = tab.getBoundingClientRect().top;
  localStorage.setItem(key, tab.dataset.language);
  show(tab.dataset.language);
  // What is above may have become longer; the tab stays under the pointer.
  scrollBy(0, tab.getBoundingClientRect().top - top);
}

groups.forEach((group, number) => {
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Language');
  for (const panel of group.querySelectorAll('section')) {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.id = 'tab-' + number + '-' + panel.dataset.language;
    panel.id = 'panel-' + number + '-' + panel.dataset.language;
    tab.dataset.language = panel.dataset.language;
    tab.textContent = panel.getAttribute('aria-label');
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    tab.addEventListener('click', () => choose(tab));
    panel.setAttribute('role', 'tabpanel');
    panel.removeAttribute('aria-label');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.querySelector('h4').remove();
    list.append(tab);
  }
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tabs = [...list.children];
    const tab = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    event.preventDefault();
    choose(tab);
    tab.focus();
  });
  group.prepend(list);
});
show(localStorage.getItem(key));

for (const code of document.querySelectorAll('pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
  code.before(button);
}
`;

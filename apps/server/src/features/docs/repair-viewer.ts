/**
 * Makes the viewer of the API reference accessible, which version 1.46 of Scalar is not: buttons get names, the menu says
 * which entry is open, and the keyboard reaches lists of operations and long samples. Runs again after each change.
 */
export const repairScript = `const repairs = [
  ['button[role="search"]', (button) => button.removeAttribute('role')],
  [':is(.code-copy, .scalar-code-copy):not([aria-label])', (button) => button.setAttribute('aria-label', 'Copy')],
  ['button[aria-selected]:not([role])', (button) => {
    if (button.getAttribute('aria-selected') === 'true') button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
    button.removeAttribute('aria-selected');
  }],
  ['a.endpoint:not([href], [role])', (link) => {
    link.setAttribute('role', 'link');
    link.tabIndex = 0;
  }],
  ['.scalar-virtual-text:not([tabindex])', (sample) => { sample.tabIndex = 0; }],
  ['button[role="none"][aria-label]', (button) => button.removeAttribute('role')],
  ['tr input[type="checkbox"]:not([aria-label])', (box) => {
    box.setAttribute('aria-label', 'Send ' + (box.closest('tr').id || 'this line'));
  }],
  ['.cm-content[role="textbox"]:not([aria-label])', (field) => {
    const line = field.closest('tr');
    const isName = line?.querySelector('.cm-content') === field;
    field.setAttribute('aria-label', line ? (isName ? 'Name' : 'Value of ' + (line.id || 'this line')) : 'Request');
  }],
];
let isPlanned = false;
new MutationObserver(() => {
  if (isPlanned) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
    for (const [selector, repair] of repairs) document.querySelectorAll(selector).forEach(repair);
  });
}).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-selected'] });
addEventListener('keydown', ({ key, target }) => {
  if (key === 'Enter' && target instanceof Element && target.matches('a.endpoint:not([href])')) target.click();
});
`;

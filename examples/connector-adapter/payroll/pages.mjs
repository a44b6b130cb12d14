// Pages for employees.
const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 26rem; margin: 4rem auto; padding: 0 1rem; }
  label { display: block; margin: 1rem 0 0.25rem; font-weight: 600; }
  input, button { box-sizing: border-box; width: 100%; padding: 0.6rem; font: inherit; }
  button { margin-top: 1.25rem; border: 0; border-radius: 6px; background: #1d5f8a; color: #fff; cursor: pointer; }
  [role='alert'] { padding: 0.6rem; border-radius: 6px; background: #fdecea; color: #8a1c16; }
  table { width: 100%; border-collapse: collapse; } td, th { padding: 0.3rem; text-align: left; }`;

export function renderLogin(problem) {
  return render(
    'Sign in',
    `${alert(problem)}<form method="post" action="/login">
      <label for="number">Employee number</label><input id="number" name="number" autocomplete="username" required>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required>
      <button>Sign in</button></form>`,
  );
}

export function renderCode(problem) {
  return render(
    'Enter your code',
    `${alert(problem)}<p>We sent a code of six digits to your mobile phone.</p><form method="post" action="/code">
      <label for="code">Code</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required>
      <button>Continue</button></form><form method="post" action="/code/resend"><button>Send another code</button></form>`,
  );
}

export function renderPayslips({ first_name: name, employer }, { payslips }) {
  const rows = payslips.map(({ starts, ends, gross, net }) => {
    const cells = [`${starts} to ${ends}`, gross.toFixed(2), net.toFixed(2)];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return render(
    `Payslips of ${encode(name)}`,
    `<p>${encode(employer)}</p><table><tr><th>Period</th><th>Gross</th><th>Net</th></tr>${rows.join('')}</table>
     <form method="post" action="/logout"><button>Sign out</button></form>`,
  );
}

function render(title, content) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title} | Kapwa Payroll</title><style>${style}</style><main><h1>${title}</h1>${content}</main></html>`;
}

function alert(problem) {
  return problem ? `<p role="alert">${encode(problem)}</p>` : '';
}

function encode(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

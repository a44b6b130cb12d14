import classes from './product-picture.module.css';

const sources = [
  { name: 'SSS', hint: 'Government', isConnected: true },
  { name: 'Upwork', hint: 'Gig platform', isConnected: false },
  { name: 'Payslip', hint: 'Document', isConnected: false },
];

const event = `{
  "type": "ACCOUNT_CONNECTED",
  "data": {
    "accountId": "a-7c1e…",
    "providerId": "sss_ph"
  }
}`;

/** A picture of the widget and the resulting webhook event; hidden from screen readers. */
export function ProductPicture() {
  return (
    <div className={classes.picture} aria-hidden>
      <div className={classes.widget}>
        <div className={classes.title}>Select your account</div>
        {sources.map(({ name, hint, isConnected }) => (
          <div key={name} className={classes.source}>
            <span className={classes.mark}>{name[0]}</span>
            <span className={classes.name}>
              {name}
              <small>{hint}</small>
            </span>
            <span className={isConnected ? classes.connected : undefined}>{isConnected ? '✓' : '›'}</span>
          </div>
        ))}
      </div>
      <pre className={classes.event}>{event}</pre>
    </div>
  );
}

/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument, typescript/no-unsafe-return, typescript/no-unsafe-call -- a page runs this file as it is, so it has no types */
// The stand-in's inline script. It speaks as Paystack's does, in both of its forms, opens a window
// that says 'Test mode', and lets the person choose how the payment ends. No money moves.
(() => {
  const outcomes = [
    ['success', 'Pay', 'The payment succeeds.'],
    ['decline', 'Decline', 'The bank declines; the window stays open for another try.'],
    [
      'delay',
      'Pay slowly',
      'The page hears of it at once, the payment is confirmed some seconds later.',
    ],
    ['lost', 'Pay and lose the answer', 'The payment succeeds, and the page never hears of it.'],
  ];
  const base = new URL('.', document.currentScript.src).pathname;

  function checkOrder(order) {
    if (!String(order.key ?? '').startsWith('pk_')) throw new Error('Please enter a valid Key');
    if (!/^[^\s@]+@[^\s@]+$/.test(String(order.email ?? '')))
      throw new Error('Please enter a valid Email');
    if (!Number.isInteger(Number(order.amount)) || Number(order.amount) <= 0)
      throw new Error('Please enter a valid Amount');
    if (!order.reference) throw new Error('Please enter a valid Reference');
  }

  async function charge(order, outcome) {
    const { key, email, amount, currency, reference, metadata } = order;
    const answer = await fetch(`${base}charge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key,
        email,
        amount: Number(amount),
        currency: currency ?? 'NGN',
        reference,
        metadata,
        outcome,
      }),
    });
    if (!answer.ok) throw new Error((await answer.json()).message);
    return answer.json();
  }

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  // A sheet that is made by a script needs no leave of the page's policy, as a style element would.
  function makeStyle() {
    const style = new CSSStyleSheet();
    style.replaceSync(`
        dialog[data-payment-stand-in] { inset: 0; margin: auto; height: fit-content; max-width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 2px solid #7a4b00; border-radius: 12px; color: #1d1b16; background: #fffdf7; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
        dialog[data-payment-stand-in]::backdrop { background: rgb(0 0 0 / 60%); }
        dialog[data-payment-stand-in] h2 { margin: 0 0 0.5rem; font-size: 1.25rem; }
        dialog[data-payment-stand-in] p { margin: 0 0 0.75rem; }
        dialog[data-payment-stand-in] .choices { display: flex; flex-wrap: wrap; gap: 0.5rem; }
        dialog[data-payment-stand-in] button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid #6b655a; border-radius: 8px; color: #1d1b16; background: #fff; font: inherit; cursor: pointer; }
        dialog[data-payment-stand-in] button:focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }
        dialog[data-payment-stand-in] button:disabled { opacity: 0.6; cursor: wait; }`);
    return style;
  }

  function drawWindow(order) {
    const status = element('p', { role: 'status' });
    const buttons = outcomes.map(([outcome, label, meaning]) => {
      const button = element('button', { type: 'button', textContent: label, title: meaning });
      button.dataset.outcome = outcome;
      return button;
    });
    const cancel = element('button', { type: 'button', textContent: 'Cancel payment' });
    const amount = `${(Number(order.amount) / 100).toFixed(2)} ${order.currency ?? 'NGN'}`;
    const heading = element('h2', { id: 'payment-stand-in-heading', textContent: 'Test mode' });
    const dialog = element(
      'dialog',
      {},
      heading,
      element('p', {
        textContent: `Pay ${amount} as ${order.email}. This window stands in for Paystack: no money moves.`,
      }),
      element('p', { textContent: `Reference ${order.reference}` }),
      status,
      element('div', { className: 'choices' }, ...buttons, cancel),
    );
    dialog.dataset.paymentStandIn = '';
    dialog.setAttribute('aria-labelledby', heading.id);
    return { dialog, status, buttons, cancel };
  }

  function openWindow(order, { onPaid, onClosed }) {
    const { dialog, status, buttons, cancel } = drawWindow(order);
    const style = makeStyle();
    for (const button of buttons)
      button.addEventListener('click', () => void pay(button.dataset.outcome));
    let isOver = false;
    const finish = (tell) => {
      if (isOver) return;
      isOver = true;
      dialog.close();
      dialog.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style);
      tell();
    };
    const setBusy = (isBusy) => {
      for (const button of [...buttons, cancel]) button.disabled = isBusy;
    };
    async function pay(outcome) {
      setBusy(true);
      status.textContent = 'One moment …';
      try {
        const { transaction } = await charge(order, outcome);
        if (outcome === 'decline') status.textContent = 'Declined. Choose another way, or cancel.';
        else if (outcome === 'lost') finish(onClosed);
        else
          finish(() =>
            onPaid({
              reference: order.reference,
              trans: transaction,
              transaction,
              trxref: order.reference,
              status: 'success',
              message: 'Approved',
            }),
          );
      } catch (error) {
        status.textContent = error.message;
      }
      setBusy(false);
    }
    cancel.addEventListener('click', () => finish(onClosed));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish(onClosed);
    });
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    document.body.append(dialog);
    dialog.showModal();
  }

  const nothing = () => {};

  window.PaystackPop = class PaystackPop {
    /** The first form: setup gives a handler, whose openIframe opens the window. */
    static setup(options) {
      const order = { ...options, reference: options.ref ?? options.reference };
      checkOrder(order);
      return {
        openIframe: () =>
          openWindow(order, {
            onPaid: options.callback ?? nothing,
            onClosed: options.onClose ?? nothing,
          }),
      };
    }

    /** The second form: one call opens the window. */
    newTransaction(options) {
      checkOrder(options);
      openWindow(options, {
        onPaid: options.onSuccess ?? nothing,
        onClosed: options.onCancel ?? nothing,
      });
    }
  };
})();

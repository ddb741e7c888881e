// The search of the theme asks a server for its index and runs in a worker; pages opened from disk can have neither. The
// index comes as a script beside this one, and where there can be no worker its code runs in a hidden frame, as soon as
// somebody goes to the field: it takes a second, which nobody should wait for on a page that is only read.
if (location.protocol === 'file:') {
  const wanted = new Promise((resolve) => {
    addEventListener('focusin', (event) => event.target.name === 'query' && resolve());
  });
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement('iframe');
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      const script = frame.contentDocument.createElement('script');
      const loaded = new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = () => reject(new Error(`the search did not load from ${address}`));
      });
      script.src = address;
      frame.contentDocument.body.append(script);
      this.ready = Promise.all([loaded, wanted]);
    }
    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent('message', { data })));
    }
  };
}

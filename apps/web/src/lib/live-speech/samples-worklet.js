/** Runs in the browser's sound thread: hands over what comes in, a tenth of a second at a time. */
class Samples extends AudioWorkletProcessor {
  held = new Float32Array(Math.ceil(sampleRate / 10 / 128) * 128);
  count = 0;

  process([channels]) {
    const [first] = channels;
    if (!first) return true;
    for (let i = 0; i < first.length; i++) {
      let sum = 0;
      for (const channel of channels) sum += channel[i];
      this.held[this.count++] = sum / channels.length;
    }
    if (this.count >= this.held.length) {
      this.port.postMessage(this.held.slice(0, this.count));
      this.count = 0;
    }
    return true;
  }
}

registerProcessor('samples', Samples);

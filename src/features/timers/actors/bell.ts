/** What a device does when a timer ends: a sound, a buzz, a notification, each where it is allowed. */
export interface Bell {
  /** With the first timer, under the person's own hand: browsers allow sound and ask for notifications only then. */
  prepare: () => void;
  ring: (label: string) => void;
}

interface Device {
  readonly AudioContext?: typeof AudioContext;
  readonly Notification?: typeof Notification;
  readonly navigator?: Pick<Navigator, 'vibrate'>;
}

/** Three short notes, loud enough for a kitchen. */
const notes = [0, 0.35, 0.7];
const [pitch, length, loudness] = [880, 0.25, 0.4];

function play(context: AudioContext): void {
  for (const note of notes) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const from = context.currentTime + note;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}

const quietly = (act: () => unknown): void => {
  try {
    Promise.resolve(act()).catch(() => undefined);
  } catch {
    // A device that cannot do it does the rest.
  }
};

/** @param title what a notification is headed with */
export function createBell(title: () => string, device: Device = globalThis): Bell {
  let sound: AudioContext | undefined;
  return {
    prepare: () => {
      quietly(() => {
        if (device.AudioContext) sound ??= new device.AudioContext();
        return sound?.resume();
      });
      quietly(
        () =>
          device.Notification?.permission === 'default' && device.Notification.requestPermission(),
      );
    },
    ring: (label) => {
      quietly(() => sound && play(sound));
      quietly(() => device.navigator?.vibrate([300, 150, 300]));
      quietly(
        () =>
          device.Notification?.permission === 'granted' &&
          new device.Notification(title(), { body: label, tag: label }),
      );
    },
  };
}

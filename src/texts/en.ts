// Every text on a screen, by code; those in the specification stand there letter for letter. Screens
// take their own part from en/, so that no screen is downloaded with the words of another.
import { access } from './en/access.ts';
import { door } from './en/door.ts';
import { history, historyEntry } from './en/history.ts';
import { kitchen, resources } from './en/kitchen.ts';
import { landing } from './en/landing.ts';
import { login } from './en/login.ts';
import { messages as entranceMessages } from './en/messages.ts';
import { checkout, payment } from './en/payment.ts';
import { appUpdate, offline } from './en/offline.ts';
import { confirmation, detection, photos } from './en/photos.ts';
import { planned } from './en/planned.ts';
import { generation, planner, report, savedPlans } from './en/planner.ts';
import { roomMessages } from './en/roomMessages.ts';
import { product } from './en/product.ts';
import { guard, loading, parts, shell, titleByPath } from './en/shell.ts';
import { signup } from './en/signup.ts';
import { sources } from './en/sources.ts';

const messages = { ...entranceMessages, ...roomMessages };

export const texts = { access, door, payment, checkout, product, messages, titleByPath, parts, shell, loading, guard, login, signup, sources, kitchen, resources, landing, planned, planner, savedPlans, generation, report, photos, confirmation, detection, history, historyEntry, offline, appUpdate };
